import { expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import { endWorkshop } from '#server/commands/end.ts'
import { rowsAuthor } from '#server/commands/workshops.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { updateFrame } from '#support/documents/frames.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene({}, { each: true })

async function end(): Promise<void> {
  await at.server.ticks.submit(endWorkshop(rowsAuthor, at.workshop.workshopId, []))
  at.server.signals.emit('rightsChanged', { workshopId: at.workshop.workshopId, userId: null })
}

test('[E1] after the end only facilitators can read desks, and their edits are not accepted', async () => {
  const { client: fay, doc } = await at.atDesk()
  await end()
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await at.server.connect()
  expect(await again.open(at.workshop.desk, at.workshop.facilitator.token)).toBe('readonly')
  await again.read(at.workshop.desk)
  await again.next('syncStatus', at.workshop.desk)
  again.send(updateFrame(at.workshop.desk, renaming(doc, 'Too late')))
  expect((await again.next('syncStatus', at.workshop.desk)).isTaken).toBe(false)
  expect(nameIn(await again.read(at.workshop.desk))).not.toBe('Too late')
  expect(await (await at.server.connect()).open(at.workshop.desk, at.pat.token)).toBe('permission-denied')
})

test('[E1] an edit from a socket that has not heard of the end yet is not accepted either', async () => {
  const { client: fay, doc } = await at.atDesk()
  const update = renaming(doc, 'Too late')
  await at.server.ticks.submit(endWorkshop(rowsAuthor, at.workshop.workshopId, []))
  fay.send(updateFrame(at.workshop.desk, update))
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await at.open(at.workshop.facilitator, at.workshop.board)
  expect(nameIn(await again.read(at.workshop.board))).not.toBe('Too late')
})

test('[E2] participants stay connected, and see that the session has ended', async () => {
  const ann = await at.open(at.pat, at.workshop.state)
  await end()
  await ann.next('update', at.workshop.state)
  const doc = await ann.read(at.workshop.state)
  expect(doc.getMap('workshop').get('ended')).toBe(true)
  expect(ann.isClosed).toBe(false)
})
