/** Draws the pictures in public/templates and public/previews. Needed only after a change of scripts/templates. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pictures, pictureSvg } from './templates/pictures.ts'
import { previews, previewSvg } from './templates/previews.ts'

write('templates', Object.keys(pictures), pictureSvg)
write('previews', Object.keys(previews), previewSvg)

function write(folderName: string, names: readonly string[], draw: (name: string) => string): void {
  const folder = resolve(import.meta.dirname, '../public', folderName)
  mkdirSync(folder, { recursive: true })
  for (const name of names) writeFileSync(join(folder, `${name}.svg`), draw(name))
}
