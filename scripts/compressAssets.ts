import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** What shrinks; fonts for the web and pictures are compressed already. */
const compressible = /\.(js|css|svg|json|ttf|webmanifest)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes each asset beside itself as brotli and gzip at their best, once, so that no answer is compressed twice. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      const params = {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${path}.br`, await asBrotli(bytes, { params }));
      writeFileSync(`${path}.gz`, await asGzip(bytes, { level: zlib.Z_BEST_COMPRESSION }));
    }),
  );
}
