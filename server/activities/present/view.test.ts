import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { setFlag } from '#domain/activity/flags.ts'
import { setDocument } from '#domain/present/document.ts'
import { flagNames, setSettings } from '#domain/present/flags.ts'
import { roots } from '#domain/present/roots.ts'
import { roomView } from './view.ts'

test('[P3] [SL10] whoever may not read the board learns nothing of it but their own comments', () => {
  const docs = { desk: new Y.Doc(), board: new Y.Doc(), state: new Y.Doc() }
  setDocument(docs.board, { id: 'd', fileName: 'a.pdf', pages: 3 })
  setSettings(docs.board, { showComments: true, allowNavigation: true })
  setFlag(docs.board, flagNames.inputLocked, true)
  for (const id of ['own', 'other'])
    for (const doc of [docs.desk, docs.board]) {
      roots.comments(doc).set(id, { page: 1, createdAt: 1, place: 0 })
      roots.commentText(doc).set(id, id)
    }
  const ref = { workshopId: 'w', objectId: 'o' }
  const { comments, ...rest } = roomView(docs, ref, {
    ...{ own: new Set(['own']), mayReadBoard: false, withNotes: false },
  })
  expect(comments.map(({ text }) => text)).toEqual(['own'])
  expect(rest).toEqual({
    ...{ document: null, page: null, pageComments: [], copiedFrom: new Map(), notes: null },
    ...{ showComments: false, allowNavigation: false, inputLocked: false },
  })
})
