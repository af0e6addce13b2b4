// Renders the explainer film: `node scripts/draw/explainer-film.mjs` (needs ffmpeg). `node scripts/draw/explainer-film.mjs <folder> <seconds> …` writes single frames as PNG instead.
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beats, frameAt, output, stage } from './video/story.mjs';

const folder = new URL('../../public/videos/', import.meta.url);
const film = fileURLToPath(new URL('how-it-works.mp4', folder));
const poster = fileURLToPath(new URL('how-it-works.jpg', folder));
const seconds = beats[beats.length - 1];
/** The film's poster: the numbers are on the screen. */
const posterAt = 9.4;

const raw = (time) =>
  sharp(Buffer.from(frameAt(time)))
    .removeAlpha()
    .raw()
    .toBuffer();
const png = (time, file) =>
  sharp(Buffer.from(frameAt(time)))
    .png()
    .toFile(file);

async function renderFilm() {
  mkdirSync(folder, { recursive: true });
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${output.width}x${output.height}`,
      '-r',
      String(stage.framesPerSecond),
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      '27',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-color_range',
      'tv',
      '-g',
      '120',
      '-threads',
      '2',
      '-bitexact',
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      film,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const finished = new Promise((resolve, reject) =>
    encoder.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)),
    ),
  );
  for (let frame = 0; frame < seconds * stage.framesPerSecond; frame++) {
    const pixels = await raw(frame / stage.framesPerSecond);
    if (!encoder.stdin.write(pixels))
      await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  await finished;
  await sharp(Buffer.from(frameAt(posterAt)))
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(poster);
  for (const file of [film, poster]) console.log(`${file}: ${statSync(file).size} bytes`);
}

const [target, ...times] = process.argv.slice(2);
if (target) for (const time of times) await png(Number(time), `${target}/frame-${time}.png`);
else await renderFilm();
