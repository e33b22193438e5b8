import { existsSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';

// Where the site will live is the business of whoever builds it: SITE_URL=https://example.org BASE_PATH=/maze/
const site = process.env.SITE_URL || undefined;
const base = process.env.BASE_PATH || '/';

// The chapters, in order: folder, Chinese, English. One without pages yet is not shown.
const chapters = [
  ['start', '开始', 'Start'],
  ['generate', '造迷宫', 'Making mazes'],
  ['solve', '解迷宫', 'Solving mazes'],
  ['compare', '比较', 'Comparing'],
  ['appendix', '附录', 'Appendix'],
].filter(([folder]) => existsSync(`content/docs/zh/${folder}`));

/** A heading of the sidebar over all pages of one folder, in the order of their `sidebar.order`. */
const heading = ([directory, label, en]) => ({
  label,
  translations: { en },
  items: [{ autogenerate: { directory } }],
});

// Small files that pages need together: in one script they weigh less than each in its own.
const together = [
  { name: 'tape', test: /\/maze-core\/src\/(grid|planes|positions|tape|tape-words|structures\/shelf)\.ts/ },
  { name: 'player', test: /\/src\/player\/(look|start-option|roving|events|into-sight)\.ts/ },
];

/** Pages outside the two languages' folders. */
const routes = {
  name: 'routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/', entrypoint: './src/routes/root.astro' });
      injectRoute({ pattern: '/404', entrypoint: './src/routes/404.astro' });
    },
  },
};

export default defineConfig({
  site,
  base,
  srcDir: '.', // so that content/ stands beside src/: Starlight looks for <srcDir>/content/docs
  trailingSlash: 'always',
  build: { format: 'directory' },
  vite: {
    worker: { format: 'es' },
    build: {
      // What is loaded on use needs little that is not there yet: a list of all of it would weigh more than it saves.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: { output: { codeSplitting: { groups: together } } },
    },
  },
  integrations: [
    routes,
    svelte(),
    starlight({
      title: { 'zh-CN': '迷宫笔记', en: 'Maze Notebook' },
      defaultLocale: 'zh',
      locales: {
        zh: { label: '简体中文', lang: 'zh-CN' },
        en: { label: 'English', lang: 'en' },
      },
      sidebar: chapters.map(heading),
      disable404Route: true,
      customCss: ['./src/styles/tokens.css', './src/styles/shell.css', './src/styles/prose.css'],
      expressiveCode: { styleOverrides: { borderRadius: '8px', borderColor: 'var(--rule)' } },
      components: {
        Header: './src/overrides/Header.astro',
        ThemeProvider: './src/overrides/ThemeProvider.astro',
        MobileMenuFooter: './src/overrides/MobileMenuFooter.astro',
      },
    }),
  ],
});
