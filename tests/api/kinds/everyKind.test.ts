import { randomUUID } from 'node:crypto'
import papaparse from 'papaparse'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { assertDone, builtApis, makeActivity, removerOf, writerOf } from '../../activities/api.ts'
import type { Made, ReadActivity } from '../../activities/api.ts'
import type { Calls } from '#support/calls/calls.ts'
import { kindActs, sessionOfTwo } from '#support/calls/kindSession.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import type { TestServer } from '#support/servers/server.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

describe.each(builtApis)('%s', (kind, api) => {
  let session: TestSession
  let ann: Awaited<ReturnType<TestSession['join']>>
  let ben: Awaited<ReturnType<TestSession['join']>>
  let made: Made

  beforeAll(async () => {
    ;({ session, ann, ben } = await sessionOfTwo(server, fay))
  })
  beforeEach(async () => {
    made = await makeActivity([kind, api], fay, session.workshopId)
  })

  const readBy = async (who: Calls, id = made.objectId, query = api.query) => {
    const answered = await who.must<ReadActivity>(query, { id })
    return { ...answered, texts: api.textsOf(answered as never) }
  }
  const textsFor = async (who: Calls, id = made.objectId) => (await readBy(who, id)).texts
  const { isByFacilitators = false, isSeenAtOnce = false } = api
  const author = (participant: Calls = ann): Calls => writerOf(api, { facilitator: fay, participant })
  const remover = (): Calls => removerOf(api, { facilitator: fay, participant: ann })
  const { write, act, onPart } = kindActs(
    api,
    () => fay,
    () => made,
  )

  test('[C2] a retried call happens once, and an id used by somebody else is refused', async () => {
    const once = { id: randomUUID(), text: 'once' }
    for (const _time of [1, 2]) assertDone(await api.write(author(), made, once))
    expect(await textsFor(fay)).toEqual(['once'])
    expect((await api.write(ben, made, once)).codes).toEqual(['FORBIDDEN'])
    for (const _time of [1, 2]) assertDone(await api.change(author(), once.id, { text: 'changed' }))
    expect(await textsFor(fay)).toEqual(['changed'])
    for (const _time of [1, 2]) assertDone(await api.remove(remover(), once.id))
    assertDone(await api.write(author(), made, once))
    expect(await textsFor(fay)).toEqual([])
  })

  test('[B18] [EV9] [F1] starting over removes input and done marks of this activity, and of what is voted on the marks alone', async () => {
    const id = await write(author(), 'to be gone')
    await ann.act(`setFinished(${onPart()}, finished: true)`)
    await act(`setFinished(partId: "${session.partId}", finished: true)`)
    await act(`startOver(${onPart()})`)
    const marks = 'query ($id: ID!) { brainstorm(id: $id) { isFinished } }'
    expect(await fay.must(marks, { id: session.objectId })).toEqual({ isFinished: true })
    const left = isByFacilitators ? ['to be gone'] : []
    for (const who of [ann, fay]) expect(await textsFor(who)).toEqual(left)
    expect(await readBy(ann)).toMatchObject({ isFinished: false })
    expect(await readBy(fay)).toMatchObject({ finishedCount: 0 })
    if (!isByFacilitators) {
      const changed = await api.change(ann, id, { text: 'back' })
      if (api.goneCode === undefined) expect(changed.codes).toEqual(['NOT_FOUND'])
      else expect(changed.text).toContain(`"errorCode":"${api.goneCode}"`)
    }
    await write(author(), 'a new beginning')
    expect(await textsFor(fay)).toEqual([...left, 'a new beginning'])
  })

  test('[K1] [K2] a duplicate is made with or without the input, and shows none that can be hidden', async () => {
    await write(author(), 'copied')
    assertDone(await api.show(fay, made, true))
    const duplicated = async (mode: string): Promise<string> => {
      const { part } = await fay.must<{ part: { objectId: string } }>(
        `mutation ($part: ID!, $mode: String) { duplicatePart(part: $part, mode: $mode) {
          ok errorString part { objectId } } }`,
        { part: made.partId, mode },
      )
      return part.objectId
    }
    const [all, headings] = [await duplicated('copy_all'), await duplicated('headings_only')]
    expect(await textsFor(fay, all)).toEqual(['copied'])
    // What a facilitator typed to be voted on belongs to the activity. SPEC PU9
    const kept = isByFacilitators ? ['copied'] : []
    expect(await textsFor(fay, headings)).toEqual(kept)
    expect(await textsFor(ann, all)).toEqual(isSeenAtOnce ? ['copied'] : [])
    expect(await textsFor(ann, headings)).toEqual(kept)
    expect(await textsFor(fay)).toEqual(['copied'])
  })

  test.each([true, false])('[K4] a template and a session out of it, with input: %s', async (hasInput) => {
    await write(author(), 'kept')
    const create = `mutation ($source: ID!, $template: Boolean, $input: Boolean, $parts: [CopyOptionInput!]) {
      createWorkshop(workshopName: "Copy", templateName: "Copy", sourceWorkshopId: $source, template: $template,
        includeInput: $input, copyOptions: $parts) { ok errorString workshop { id parts { objectId partName } } } }`
    const copy = async (source: string, template: boolean) => {
      const parts = template ? [{ partId: made.partId, copySorters: hasInput }] : []
      const { workshop } = await fay.must<{
        workshop: { id: string; parts: { objectId: string }[] }
      }>(create, { source, template, input: hasInput, parts })
      return { id: workshop.id, objectId: workshop.parts.at(-1)?.objectId ?? '' }
    }
    const template = await copy(session.workshopId, true)
    const again = await copy(template.id, false)
    for (const { objectId } of [template, again])
      expect(await textsFor(fay, objectId)).toEqual(hasInput || isByFacilitators ? ['kept'] : [])
  })

  test('[V1] [V2] an export lists each item once, in the sheet and as a task, and nothing deleted', async () => {
    const [one, other, gone] = ['one', 'other', 'gone'].map((name) => `${name} ${randomUUID()}`) as [
      string,
      string,
      string,
    ]
    await write(author(), one)
    await write(author(ben), other)
    assertDone(await api.remove(remover(), await write(author(), gone)))
    const { token } = await fay.must<{ token: { token: string } }>(
      'mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }',
      { id: session.workshopId },
    )
    const get = async (path: string): Promise<Response> => {
      const response = await fetch(`${server.url}/api/${path}/${token.token}`)
      expect(response.status).toBe(200)
      return response
    }
    const response = await get(`export/${session.workshopId}`)
    const book = read(new Uint8Array(await response.arrayBuffer()))
    const cells = book.SheetNames.flatMap((name) =>
      utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 }).flat(),
    )
    const counted = (texts: unknown[]) =>
      [one, other, gone].map((text) => texts.filter((cell) => cell === text).length)
    expect(counted(cells)).toEqual([1, 1, 0])
    const issues = await (await get(`exportjira/${session.workshopId}/${made.partId}`)).text()
    expect(counted(papaparse.parse<string[]>(issues).data.map(([summary]) => summary))).toEqual([1, 1, 0])
    const everything = JSON.stringify(book) + issues
    for (const who of [ann, ben])
      for (const trace of [who.id, who.username]) expect(everything).not.toContain(trace)
  })

  test('[B4] [F1] [F2] people who are done are counted once, for facilitators only, until the marks are removed', async () => {
    const mark = (who: Calls, finished: boolean) => who.act(`setFinished(${onPart()}, finished: ${finished})`)
    // A mark adds no content, and a facilitator's does not count.
    await act(`setInputLocked(${onPart()}, locked: true)`)
    for (const who of [ann, ann, ben]) await mark(who, true)
    expect(await readBy(ann)).toMatchObject({ isFinished: true, finishedCount: null })
    expect(await readBy(fay)).toMatchObject({ isFinished: false, finishedCount: 2 })
    await mark(fay, true)
    expect(await readBy(fay)).toMatchObject({ isFinished: true, finishedCount: 2 })
    await mark(fay, false)
    await mark(ben, false)
    expect(await readBy(fay)).toMatchObject({ finishedCount: 1 })
    await act(`resetFinished(${onPart()})`)
    expect(await readBy(ann)).toMatchObject({ isFinished: false })
    expect(await readBy(fay)).toMatchObject({ finishedCount: 0 })
  })

  test('[B4] [C5] [T3] input is locked by hand and by the timer, for participants only', async () => {
    let [turns, saved] = [0, 'before']
    const id = await write(author(), saved)
    const assertLocked = async (isLocked: boolean): Promise<void> => {
      expect(await readBy(ann)).toMatchObject({ inputLocked: isLocked })
      const why = (answer: { codes: string[]; text: string }): string | undefined =>
        answer.codes[0] ?? /Input is closed for now/.exec(answer.text)?.[0]
      const refusal = isByFacilitators ? 'FORBIDDEN' : isLocked ? 'Input is closed for now' : undefined
      expect(why(await api.write(ann, made, { id: randomUUID(), text: 'now?' }))).toBe(refusal)
      expect(why(await api.change(ann, id, { text: `now? ${(turns += 1)}` }))).toBe(refusal)
      // A retry of what was saved before the lock.
      if (isLocked && !isByFacilitators)
        expect(why(await api.change(ann, id, { text: saved }))).toBeUndefined()
      if (!isLocked) saved = `now? ${turns}`
      await write(fay, 'never locked out')
    }
    await act(`setInputLocked(${onPart()}, locked: true)`)
    await assertLocked(true)
    await act(`setInputLocked(${onPart()}, locked: false)`)
    await assertLocked(false)
    await act(
      `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${made.partId}")`,
    )
    await act(`startTimer(workshopId: "${session.workshopId}", seconds: 1, ${onPart()}, locksInput: true)`)
    await expect.poll(async () => (await readBy(ann)).inputLocked, { timeout: 15_000 }).toBe(true)
    await assertLocked(true)
    await act(`stopTimer(workshopId: "${session.workshopId}")`)
    await act(`setInputLocked(${onPart()}, locked: false)`)
    await assertLocked(false)
  })

  test('[D3] [R1] a hidden part is FORBIDDEN to participants, and input sent before it was hidden is not lost', async () => {
    await write(author(), 'mine')
    assertDone(await api.show(fay, made, true))
    await act(`updatePartVisibility(${onPart()}, hidden: true)`)
    for (const who of [ann, ben]) {
      for (const query of [api.query, api.polled])
        expect((await who.ask(query, { id: made.objectId })).codes).toEqual(['FORBIDDEN'])
      await expect(boardBytes(server, made.objectId, who.token)).rejects.toThrow('permission-denied')
    }
    await write(author(), 'sent late')
    expect(await textsFor(fay)).toEqual(['mine', 'sent late'])
    await act(`updatePartVisibility(${onPart()}, hidden: false)`)
    expect(await textsFor(ben)).toEqual(['mine', 'sent late'])
  })

  const others = builtApis.filter(([other]) => other !== kind)

  test.each(others)('[R1] it is not there for the calls of %s', async (_other, otherApi) => {
    const id = await write(author(), 'mine')
    const asked = await Promise.all([
      fay.ask(otherApi.query, { id: made.objectId }),
      fay.ask(otherApi.polled, { id: made.objectId }),
      otherApi.write(fay, made, { id: randomUUID(), text: 'more' }),
      otherApi.change(fay, id, { text: 'changed' }),
      otherApi.remove(fay, id),
      otherApi.show(fay, made, true),
      otherApi.tell(fay, made, { desc: 'changed' }),
    ])
    expect(asked.flatMap(({ codes }) => codes)).toEqual(asked.map(() => 'NOT_FOUND'))
    expect(await textsFor(fay)).toEqual(['mine'])
  })
})

/** Everything that the board sends to a user who opens it. */
async function boardBytes({ url }: TestServer, objectId: string, token: string): Promise<string> {
  const client = await RawClient.connect(`${url.replace('http', 'ws')}/collab`, { origin: url })
  await client.mustOpen(`board/${objectId}`, token)
  const update = await client.sync(`board/${objectId}`)
  await client.close()
  return Buffer.from(update).toString('latin1')
}
