// Serves a built site the way a plain web host does: index pages of folders, 404.html for the rest, under a base path.
//   node scripts/serve.ts [folder]       honours PORT and BASE_PATH, as the build does
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

function serve(folder: string, base: string, port: number) {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    };
    if (!request.url?.startsWith(base)) return missing();
    request.url = request.url.slice(base.length - 1);
    files(request, response, missing);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    process.exit(1);
  });
  server.listen(port, () => console.log(`Maze Notebook: http://localhost:${port}${base}`));
}

const base = (process.env.BASE_PATH || '/').replace(/^\/?/, '/').replace(/\/?$/, '/');
serve(process.argv[2] ?? 'dist', base, Number(process.env.PORT || 4321));
