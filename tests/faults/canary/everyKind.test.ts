import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { assertDone, builtApis, makeActivity, removerOf, writerOf } from '#kinds/api.ts'
import { compactDocument } from '#server/database/contents/compaction.ts'
import type { Calls } from '#support/calls/calls.ts'
import { joinAsListener } from './listener.ts'
import { leaks, secret, setScene } from './scene.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

test.each(builtApis)(
  '[P3, J1, J4] no byte of input into %s reaches the room before it is shown, nor after it is hidden again',
  async (kind, api) => {
    const { session, listener, screen, remote, end, ...scene } = await setScene(server, fay)
    const callers = { facilitator: fay, participant: scene.author }
    const [author, remover] = [writerOf<Calls>(api, callers), removerOf<Calls>(api, callers)]
    const everybody = [listener, screen, remote]
    const made = await makeActivity([kind, api], fay, session.workshopId)
    const { objectId, partId, topicId } = made
    for (const who of everybody) await who.listen(`board/${objectId}`)
    const canaries = {
      text: secret('answer'),
      before: secret('before a change'),
      beforeDesc: secret('description before a change'),
      desc: secret('description'),
      deleted: secret('deleted answer'),
      notes: secret('notes'),
    }
    const fence = async (): Promise<void> => {
      const mark = secret('fence')
      assertDone(await api.tell(fay, made, { desc: mark }))
      await Promise.all(everybody.map((who) => who.untilHeard(mark)))
    }
    const write = async (text: string, desc = ''): Promise<string> => {
      const id = randomUUID()
      assertDone(await api.write(author, made, { id, text, desc }))
      return id
    }
    const show = async (shown: boolean) => assertDone(await api.show(fay, made, shown))

    assertDone(await api.tell(fay, made, { notes: canaries.notes }))
    const answerId = await write(canaries.before, canaries.beforeDesc)
    assertDone(await api.change(author, answerId, { text: canaries.text, desc: canaries.desc }))
    const deletedId = await write(canaries.deleted)
    assertDone(await api.remove(remover, deletedId))
    // Access to one's own content must not include other content.
    const own = await api.write(listener, made, { id: randomUUID(), text: 'mine' })
    if (api.isByFacilitators) expect(own.codes).toEqual(['FORBIDDEN'])
    else assertDone(own)
    await fay.act(
      `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${partId}", activePostId: "${answerId}", focus: true)`,
    )
    await fence()
    const ids = [session.objectId, objectId, topicId, answerId, deletedId]
    const asked = ids.map((id) => ({ workshopId: session.workshopId, id, pulseId: id }))
    const tryAll = async (): Promise<void> => {
      for (const who of everybody) {
        for (const document of [`desk/${objectId}`, `tally/${objectId}`])
          await who.listen(document).catch(() => undefined)
        await who.reload()
        await who.listen(`board/${objectId}`)
        await who.askEverything(asked)
        for (const id of [answerId, deletedId]) {
          if (!api.isShared) await api.change(who, id, { desc: '?' })
          await api.remove(who, id)
        }
      }
    }
    await tryAll()
    await fence()
    const { notes, ...others } = canaries
    // Where everyone sees input at once, the notes alone are hidden.
    const hidden = api.isSeenAtOnce ? [] : Object.values(others)
    const unseen = api.isTakenWhileShown ? [] : hidden
    for (const who of [listener, screen]) expect(leaks(who, [...unseen, notes])).toEqual([])
    // The notes are read from a paired phone.
    expect(leaks(remote, unseen)).toEqual([])
    expect(remote.heard(notes)).toBe(true)

    await show(true)
    for (const who of everybody) {
      for (const text of [canaries.text, canaries.desc]) await who.untilHeard(text.split(' ').at(-1) ?? text)
      const gone = [canaries.before, canaries.beforeDesc, canaries.deleted]
      if (!api.isSeenAtOnce) expect(leaks(who, gone)).toEqual([])
    }
    await show(false)
    await tryAll()
    const late = await joinAsListener(server, session)
    await late.listen(`board/${objectId}`)
    await fence()
    for (const who of [...everybody, late]) expect(leaks(who, hidden)).toEqual([])
    await late.close()
    // The same for stored data: the compacted board contains none of it.
    const { pool } = server.services
    await compactDocument(pool, `board/${objectId}`)
    const { rows } = await pool.query<{ update: Buffer }>(
      'select update from public.document_snapshots where document = $1',
      [`board/${objectId}`],
    )
    expect(hidden.filter((text) => rows.some(({ update }) => update.includes(text)))).toEqual([])
    expect(rows).toHaveLength(1)
    for (const who of [listener, screen]) expect(leaks(who, [notes])).toEqual([])
    await end()
  },
)
