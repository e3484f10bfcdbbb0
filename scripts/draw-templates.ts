/** Draws the pictures in public/templates. Needed only after a change of scripts/templates/pictures.ts. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pictures, pictureSvg } from './templates/pictures.ts'

const folder = resolve(import.meta.dirname, '../public/templates')
mkdirSync(folder, { recursive: true })
for (const name of Object.keys(pictures)) writeFileSync(join(folder, `${name}.svg`), pictureSvg(name))
