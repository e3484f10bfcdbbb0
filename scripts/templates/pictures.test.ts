import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { templatePics } from '#domain/workshop.ts'
import { pictures, pictureSvg } from './pictures.ts'

test('every picture a template can have is drawn, as the drawings say', () => {
  expect(Object.keys(pictures).sort()).toEqual([...templatePics].sort())
  const folder = resolve(import.meta.dirname, '../../public/templates')
  const stale = templatePics.filter((pic) => readFileSync(`${folder}/${pic}.svg`, 'utf8') !== pictureSvg(pic))
  expect(stale).toEqual([])
})
