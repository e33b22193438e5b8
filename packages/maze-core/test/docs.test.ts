import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

it('every public name says what it is', () => {
  const index = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const program = ts.createProgram([index], {
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index)!)!);
  const silent = names.filter((name) => {
    const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    return symbol.getDocumentationComment(checker).length === 0;
  });
  expect(names.length).toBeGreaterThan(50);
  expect(silent.map((name) => name.name)).toEqual([]);
});
