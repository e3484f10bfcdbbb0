import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { copyCommanded } from '#kinds/kindRoom.ts'
import { builtModels } from '#kinds/registry.ts'
import type { Act, Edit, TestedModel, TextRoom } from '#kinds/contract.ts'
import { act } from './acts.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

/** The act, its author, and which of the two servers gets it. */
type Step =
  | { does: 'act'; node: number; act: Act }
  | { does: 'edit'; by: number; edit: Edit }
  | { does: 'sync' | 'undo' | 'redo'; by: number; node: number }

function stepsOf({ acts, edits }: TestedModel): fc.Arbitrary<Step[]> {
  const [node, by] = [fc.nat(1), fc.nat(2)]
  const step = fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ does: fc.constant('act' as const), node, act: acts }),
    fc.record({ does: fc.constant('edit' as const), by, edit: edits }),
    fc.record({ does: fc.constantFrom('sync' as const, 'undo' as const, 'redo' as const), by, node }),
  )
  return fc.array(step, { minLength: 5, maxLength: 40 })
}

test.each(builtModels)(
  '[C1] [C4] [P2] in any order of events in %s, both servers, all desks and the journal converge',
  async (kind, tested) => {
    await fc.assert(
      fc.asyncProperty(stepsOf(tested), async (steps) => {
        let texts = 0
        const withTexts = (docs: Pick<TextRoom, 'desk' | 'board'>): TextRoom => ({
          ...docs,
          canary: () => `text ${texts++}`,
        })
        const workshop = await createWorkshop(database.pool, {
          kind,
          start: (desk) => tested.start(withTexts({ desk, board: new Y.Doc() })),
        })
        const nodes = [startNode(database.pool), startNode(database.pool)] as const
        const lives = await Promise.all(
          nodes.map(async (one) => ({
            desk: await attached(one, workshop, workshop.desk),
            board: await attached(one, workshop, workshop.board),
          })),
        )
        const maps = Object.keys(tested.model.desk)
        const desks = [0, 1, 2].map(() => new FacilitatorDesk(workshop, maps))
        const sync = (by: number, node: number) =>
          desks[by]?.sync((nodes[node] ?? nodes[0]).ticks, lives[node]?.desk ?? new Y.Doc())
        for (const by of desks.keys()) await sync(by, 0)
        for (const step of steps) {
          if (step.does === 'act') {
            const command = act(workshop, person('facilitator'), (inTick) => {
              step.act(withTexts(inTick.activity(workshop.objectId)))
              return { result: null }
            })
            await nodes[step.node]?.ticks.submit(command).catch(letRefusalsPass)
          } else if (step.does === 'edit') {
            const desk = desks[step.by]
            desk?.edit((doc) => step.edit(doc, withTexts({ desk: doc, board: new Y.Doc() })))
          } else if (step.does === 'sync') await sync(step.by, step.node)
          else desks[step.by]?.undo[step.does]()
        }
        for (const node of [0, 1]) for (const by of desks.keys()) await sync(by, node)
        const nothing = act(workshop, person(), () => ({ result: null }))
        for (const node of nodes) await node.ticks.submit(nothing)
        for (const by of desks.keys()) await sync(by, 0)

        const fresh = startNode(database.pool)
        const kept = await attached(fresh, workshop, workshop.desk)
        const board = await attached(fresh, workshop, workshop.board)
        await fresh.stop()
        const [ofDesk, ofBoard] = [valuesOf(tested.model.desk), valuesOf(tested.model.board)]
        for (const doc of [...lives.map(({ desk }) => desk), ...desks.map(({ doc }) => doc)])
          expect(ofDesk(doc)).toEqual(ofDesk(kept))
        for (const live of lives) expect(ofBoard(live.board)).toEqual(ofBoard(board))
        const full = new Y.Doc()
        copyCommanded(tested.model, board, full)
        tested.model.project({ desk: kept, board: full }, 'all')
        expect(ofBoard(board)).toEqual(ofBoard(full))
        tested.assertValid(board)
        await Promise.all(nodes.map((node) => node.stop()))
      }),
      { numRuns: 8, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
    )
  },
)

function letRefusalsPass(error: Error): void {
  if (!['UserMistake', 'Refusal'].includes(error.name)) throw error
}

function valuesOf(roots: object): (doc: Y.Doc) => unknown {
  return (doc) => Object.fromEntries(Object.keys(roots).map((name) => [name, doc.getMap(name).toJSON()]))
}
