import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { TestedModel } from '#kinds/contract.ts'
import { KindRoom, canariesIn } from '#kinds/kindRoom.ts'
import { builtModels } from '#kinds/registry.ts'
import { answersIn } from './copiedInput.ts'
import { activityRoots } from './docs.ts'
import type { ActivityDocs } from './docs.ts'
import { hasInput } from './hasInput.ts'
import { notYet } from './model.ts'
import type { ActivityModel } from './model.ts'
import { activityModels } from './models.ts'
import { writeSource } from './source.ts'

test('every kind that is built is tested', () => {
  const built = Object.values(activityModels).flatMap((model) => (model === notYet ? [] : model.kind))
  expect(builtModels.map(([kind]) => kind)).toEqual(built)
})

describe.each(builtModels)('%s', (_kind, tested) => {
  const { model, isAlwaysShown = false } = tested
  const empty = tested.empty ?? ((desk: Y.Doc) => model.startOver?.(desk))

  test('[P1] [P2] [P3] [P4] [B19] projecting only the changes gives the full projection, and no byte of hidden content', () => {
    fc.assert(
      fc.property(stepsOf(tested), (all) => {
        const room = new KindRoom(tested, true)
        for (const step of all) {
          step(room)
          expect(canariesIn(JSON.stringify(room.valuesOf(room.board))).sort()).toEqual(room.shown().sort())
          expect(room.valuesOf(room.board)).toEqual(room.valuesOf(room.full()))
          tested.assertValid(room.board)
        }
        for (const who of [0, 1, 2, 0, 1]) room.sync(who)
        expect(room.valuesOf(room.board)).toEqual(room.valuesOf(room.full()))
        for (const desk of room.facilitators) expect(room.valuesOf(desk)).toEqual(room.valuesOf(room.desk))
        // A board that is loaded anew, and one that is compacted, hold nothing else either.
        const loaded = new Y.Doc()
        for (const update of room.boardUpdates) Y.applyUpdate(loaded, update)
        for (const doc of [room.board, loaded]) room.assertOnlyShown(Y.encodeStateAsUpdate(doc))
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  test('[P6] for any content of a desk the projection terminates, is valid, and is the same incrementally and at once', () => {
    fc.assert(
      fc.property(fc.array(writesOf(tested), { maxLength: 12 }), (all) => {
        const room = new KindRoom(tested)
        room.change(() => tested.show(room, true))
        for (const changes of all) {
          room.change(() => setAll(room.desk, changes))
          expect(room.valuesOf(room.board)).toEqual(room.valuesOf(room.full()))
          tested.assertValid(room.board)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('[K1] a copy of a copy is like the copy, with ids of its own and all that the room may see, and nothing deleted', () => {
    fc.assert(
      fc.property(stepsOf(tested), writesOf(tested), fc.boolean(), (all, odd, isWhole) => {
        const room = new KindRoom(tested, true)
        for (const step of all) step(room)
        // Browsers write desks, so a desk may contain any values.
        room.change(() => setAll(room.desk, odd))
        const values = model.copy.read(room, isWhole ? 'copy_all' : 'headings_only')
        const copy = written(model, values)
        expect(model.copy.read(copy.docs, 'copy_all')).toEqual(values)
        if (!isWhole) expect(hasInput(model, copy.docs)).toBe(false)
        expect(new Set(copy.made).size).toBe(copy.made.length)
        const keys = Object.values(room.valuesOf(copy.docs.desk)).flatMap((root) =>
          Object.keys(root as object),
        )
        expect(keys.filter((key) => /^[a-z]\d$/.test(key))).toEqual([])
        for (const docs of [room, copy.docs]) {
          tested.show({ ...docs, canary: () => '' }, true)
          model.project(docs, 'all')
        }
        // Likes do not come along.
        const rowsOf = (docs: ActivityDocs) =>
          model.exported(docs).rows.map(({ cells }) => cells.filter((cell) => typeof cell !== 'number'))
        if (isWhole) expect(rowsOf(copy.docs)).toEqual(rowsOf(room))
        const seen = canariesIn(JSON.stringify(room.valuesOf(room.board)))
        const notes = canariesIn(String(room.desk.getMap('info').get('notes')))
        const copied = canariesIn(JSON.stringify(values)).filter((text) => !notes.includes(text))
        if (isWhole) expect(copied.sort()).toEqual(seen.sort())
        else expect(seen).toEqual(expect.arrayContaining(copied))
      }),
      { numRuns: 100 },
    )
  })

  test.each(builtModels)(
    '[K1] [K12] copied into %s an answer is as it was and names where it comes from, the board the activity alone',
    (_to, target) => {
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
      const read = (from: KindRoom, objectId: string) =>
        model.input?.read(
          from,
          objectId,
          [{ type: 'ANSWERS', objId: objectId, copyChildren: true, count: 0 }],
          {},
        ) ?? []
      const copied = (from: KindRoom, objectId: string, writer: TestedModel) => {
        const input = read(from, objectId)
        const into = new KindRoom(writer)
        const by = { now: 9, newId: () => crypto.randomUUID() }
        into.change(() => void writer.model.input?.write(into, input, { kind: 'ANSWERS' }, by))
        return into
      }
      const filled = new KindRoom(tested, true)
      const between = copied(filled, first, tested)
      const into = copied(between, second, target)
      const textsIn = (room: KindRoom) => answersIn(read(room, first)).map(({ text, desc }) => [text, desc])
      expect(textsIn(between)).toEqual(textsIn(filled))
      // Copied twice, it names what it was copied from last.
      const made = [...activityRoots.sources(between.desk).keys()]
      expect(made.length).toBeGreaterThan(0)
      const kept = [...activityRoots.sources(into.desk).values()]
      expect(kept.map(({ itemId }) => itemId).sort()).toEqual(made.sort())
      expect(kept.every(({ objectId }) => objectId === second)).toBe(true)
      const whenHidden = target.isAlwaysShown ? kept.length : 0
      expect(activityRoots.sources(into.board).size).toBe(whenHidden)
      into.change(() => target.show(into, true))
      expect([...activityRoots.sources(into.board).values()]).toEqual(made.map(() => ({ objectId: second })))
      target.assertValid(into.board)
      into.change(() => target.show(into, false))
      expect(activityRoots.sources(into.board).size).toBe(whenHidden)
    },
  )

  test('[K12] a copy of the activity has the sources that are copied along, and else none', () => {
    const room = new KindRoom(tested, true)
    const [here, gone, copy] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const item = { type: 'ANSWERS', objId: here, copyChildren: true, count: 0 } as const
    const ids = answersIn(model.input?.read(room, here, [item], {}) ?? []).flatMap(
      ({ source }) => source?.itemId ?? [],
    )
    for (const [at, id] of ids.entries())
      room.change(() => writeSource(room.desk, id, { objectId: at === 0 ? here : gone, itemId: copy }))
    const sourcesOf = (values: unknown) => [
      ...activityRoots.sources(written(model, values).docs.desk).values(),
    ]
    expect(ids.length).toBeGreaterThan(1)
    expect(sourcesOf(model.copy.read(room, 'copy_all'))).toEqual([])
    const along = (objectId: string) => (objectId === here ? copy : null)
    expect(sourcesOf(model.copy.read(room, 'copy_all', 'withNotes', along))).toEqual([{ objectId: copy }])
    expect(sourcesOf(model.copy.read(room, 'headings_only', 'withNotes', along))).toEqual([])
  })

  test('[V2] an export lists everything that the room sees, each once, and no notes', () => {
    const room = new KindRoom(tested, true)
    room.change(() => room.desk.getMap('info').set('notes', 'a note'))
    const exported = model.exported(room)
    expect(JSON.stringify(exported)).not.toContain('a note')
    expect(hasInput(model, room)).toBe(true)
    const headings = canariesIn(JSON.stringify(model.copy.read(room, 'headings_only')))
    const input = room.shown().filter((text) => !headings.includes(text))
    const listed = canariesIn(JSON.stringify(exported.rows))
    for (const text of input) expect([text, listed.includes(text)]).toEqual([text, true])
    expect(exported.rows.every(({ cells }) => cells.length === exported.columns.length)).toBe(true)
    const bodies = exported.rows.map(({ cells }) => JSON.stringify(cells))
    expect(new Set(bodies).size).toBe(bodies.length)
    room.change(() => empty(room.desk))
    expect(model.exported(room).rows).toEqual([])
  })

  test('[K4] the notes of the presenter come along or stay', () => {
    const room = new KindRoom(tested, true)
    room.change(() => room.desk.getMap('info').set('notes', 'a note'))
    expect(JSON.stringify(model.copy.read(room, 'copy_all'))).toContain('a note')
    expect(JSON.stringify(model.copy.read(room, 'copy_all', 'withoutNotes'))).not.toContain('a note')
    const copy = written(model, model.copy.read(room, 'headings_only'))
    expect(copy.docs.desk.getMap('info').get('notes')).toBe('a note')
  })

  test('[B18] starting over, or deleting all input, removes the input and keeps the headings, and one undo restores it', () => {
    const room = new KindRoom(tested, true)
    const full = room.valuesOf(room.board)
    const headings = written(model, model.copy.read(room, 'headings_only')).docs
    room.edit(0, empty)
    room.sync(0)
    const left = canariesIn(JSON.stringify(room.valuesOf(room.board))).sort()
    expect(left).toEqual(canariesIn(JSON.stringify(room.valuesOf(headings.board))).sort())
    expect(left.length).toBeLessThan(canariesIn(JSON.stringify(full)).length)
    room.undo[0]?.undo()
    room.sync(0)
    expect(room.valuesOf(room.board)).toEqual(full)
  })

  const whereHidden = isAlwaysShown ? null : test
  whereHidden?.(
    '[P3] an undo after it was hidden puts nothing in front of the room, and after the show everything is back',
    () => {
      const room = new KindRoom(tested, true)
      const full = room.valuesOf(room.board)
      room.edit(0, empty)
      room.sync(0)
      room.change(() => tested.show(room, false))
      const hidden = room.valuesOf(room.board)
      room.undo[0]?.undo()
      room.sync(0)
      expect(canariesIn(JSON.stringify(room.valuesOf(room.board)))).toEqual(
        canariesIn(JSON.stringify(hidden)),
      )
      room.change(() => tested.show(room, true))
      expect(room.valuesOf(room.board)).toEqual(full)
    },
  )
})

/** The values of an activity in documents of their own, projected. */
function written(model: ActivityModel, values: unknown) {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  let count = 0
  const made = model.copy.write(docs, values, () => `copy${count++}`).map(({ id }) => id)
  model.project(docs, 'all')
  return { docs, made }
}

function setAll(desk: Y.Doc, writes: readonly [string, string, unknown][]): void {
  for (const [root, key, value] of writes)
    desk.getMap(root).set(key, typeof value === 'function' ? value() : value)
}

type Step = (room: KindRoom) => void

/** What is done by calls, in the browsers of three facilitators, and when they come online. */
function stepsOf({ acts, edits }: TestedModel): fc.Arbitrary<Step[]> {
  const who = fc.nat(2)
  const by = (step: (room: KindRoom, editor: number) => void): fc.Arbitrary<Step> =>
    who.map((editor) => (room) => step(room, editor))
  const step = fc.oneof(
    acts.map(
      (act): Step =>
        (room) =>
          room.change(() => act(room)),
    ),
    edits.chain((edit) => by((room, editor) => room.edit(editor, edit))),
    by((room, editor) => room.sync(editor)),
    by((room, editor) => room.undo[editor]?.undo()),
    by((room, editor) => room.undo[editor]?.redo()),
  )
  return fc.array(step, { minLength: 1, maxLength: 60 })
}

const nestedMap = (): unknown => new Y.Map()
const nestedText = (): unknown => new Y.Text('nested')

/** Root map, key and value; a function makes a value that belongs to one document. */
function writesOf({ model, almost }: TestedModel): fc.Arbitrary<[string, string, unknown][]> {
  const anything = fc.oneof(
    fc.constantFrom(null, true, false, Number.NaN, -1, 1e300, '', 'a', 'b', 'a0'),
    fc.string({ maxLength: 300 }),
    almost,
    fc.constantFrom(nestedMap, nestedText),
  )
  const key = fc.nat(3).map((number) => `x${number}`)
  return fc.array(fc.tuple(fc.constantFrom(...Object.keys(model.desk)), key, anything), { maxLength: 8 })
}
