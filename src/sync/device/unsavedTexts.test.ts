import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { unsavedTexts } from './unsavedTexts.ts'

test('only texts that the other copy lacks are returned, each once', () => {
  const theirs = new Y.Doc()
  theirs.getMap('postText').set('p1', 'Same')
  theirs.getMap('postText').set('p2', 'Old')
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs))
  mine.getMap('postText').set('p2', 'New')
  mine.getMap('groupTitle').set('g1', 'New')
  mine.getMap('groupTitle').set('g2', 'Budget')
  mine.getMap('postDeleted').set('p1', true)
  expect(unsavedTexts(mine, theirs)).toEqual(['New', 'Budget'])
})

test('it reads maps that arrived over the network only', () => {
  const source = new Y.Doc()
  source.getMap('postText').set('p1', 'Typed offline')
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(source))
  expect(unsavedTexts(mine, new Y.Doc())).toEqual(['Typed offline'])
})
