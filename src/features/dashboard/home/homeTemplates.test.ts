import { expect, test } from 'vitest'
import { mostCopied, topLibrary } from './homeTemplates.ts'

const template = (copyCounter: number, mark: 'official' | 'public' | 'private') => ({
  copyCounter,
  templateOfficial: mark === 'official',
  templatePublic: mark === 'public',
})

test('the top of the library are its nine most copied templates, private ones are none of it', () => {
  const all = Array.from({ length: 12 }, (_, count) => template(count, count % 2 ? 'official' : 'public'))
  const found = topLibrary([...all, template(99, 'private')])
  expect(found.map(({ copyCounter }) => copyCounter)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('popular templates are the most copied of all', () => {
  const found = mostCopied([template(1, 'official'), template(7, 'private'), template(3, 'public')], 2)
  expect(found.map(({ copyCounter }) => copyCounter)).toEqual([7, 3])
})

test('a private template that nobody used pushes none of the library away', () => {
  const found = mostCopied([template(0, 'private'), template(0, 'official'), template(0, 'public')], 2)
  expect(found).toEqual([template(0, 'official'), template(0, 'public')])
})
