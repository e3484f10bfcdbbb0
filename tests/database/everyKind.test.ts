import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { copyCommanded } from '#kinds/kindRoom.ts'
import { builtModels } from '#kinds/registry.ts'
import type { Act, Edit, TestedModel, TextRoom } from '#kinds/contract.ts'
import { act } from './acts.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

/** What happens, who does it, and at which of the two servers. */
type Step =
  | { does: 'act'; node: number; act: Act }
  | { does: 'edit'; by: number; edit: Edit }
  | { does: 'sync' | 'undo' | 'redo'; by: number; node: number }
  | { does: 'settle' | 'compact' | 'restart' }

function stepsOf({ acts, edits }: TestedModel): fc.Arbitrary<Step[]> {
  const [node, by] = [fc.nat(1), fc.nat(2)]
  const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('act' as const), node, act: acts }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), by, edit: edits }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom('sync' as const, 'sync' as const, 'undo' as const, 'redo' as const),
        ...{ by, node },
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constantFrom('settle' as const, 'settle' as const, 'compact' as const, 'restart' as const),
      }),
    },
  )
  return fc.array(step, { minLength: 5, maxLength: 60 })
}

/** Two servers, and the live documents of an activity at each. */
async function startServers(workshop: TestWorkshop) {
  const nodes = [startNode(database.pool), startNode(database.pool)] as const
  const lives = await Promise.all(
    nodes.map(async (one) => ({
      desk: await attached(one, workshop, workshop.desk),
      board: await attached(one, workshop, workshop.board),
    })),
  )
  return { nodes, lives, stop: () => Promise.all(nodes.map((node) => node.stop())) }
}

test.each(builtModels)(
  '[C1] [C4] [P2] in any order of events in %s, concurrent ones too, both servers, all desks and the journal converge',
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
        let servers = await startServers(workshop)
        const desks = [0, 1, 2].map(() => new FacilitatorDesk(workshop, Object.keys(tested.model.desk)))
        const sync = (by: number, node: number) =>
          desks[by]?.sync(
            (servers.nodes[node] ?? servers.nodes[0]).ticks,
            servers.lives[node]?.desk ?? new Y.Doc(),
          )
        for (const by of desks.keys()) await sync(by, 0)
        // Nobody waits for anybody else.
        const pending: Promise<unknown>[] = []
        const settled = () => Promise.all(pending.splice(0))
        for (const step of steps) {
          if (step.does === 'act') {
            const command = act(workshop, person('facilitator'), (inTick) => {
              step.act(withTexts(inTick.activity(workshop.objectId)))
              return { result: null }
            })
            pending.push(servers.nodes[step.node]?.ticks.submit(command).catch(letRefusalsPass) ?? settled())
          } else if (step.does === 'edit') {
            desks[step.by]?.edit((doc) => step.edit(doc, withTexts({ desk: doc, board: new Y.Doc() })))
          } else if (step.does === 'sync') pending.push(sync(step.by, step.node) ?? settled())
          else if (step.does === 'undo' || step.does === 'redo') desks[step.by]?.undo[step.does]()
          else if (step.does === 'settle') await settled()
          else if (step.does === 'compact')
            for (const name of [workshop.desk, workshop.board])
              servers.nodes[0].liveWorkshops.compactor.request(name)
          else {
            await settled()
            await servers.stop()
            servers = await startServers(workshop)
          }
        }
        await settled()
        for (const node of [0, 1]) for (const by of desks.keys()) await sync(by, node)
        const nothing = act(workshop, person(), () => ({ result: null }))
        for (const node of servers.nodes) await node.ticks.submit(nothing)
        for (const by of desks.keys()) await sync(by, 0)

        const fresh = startNode(database.pool)
        const kept = await attached(fresh, workshop, workshop.desk)
        const board = await attached(fresh, workshop, workshop.board)
        await fresh.stop()
        const [ofDesk, ofBoard] = [valuesOf(tested.model.desk), valuesOf(tested.model.board)]
        for (const doc of [...servers.lives.map(({ desk }) => desk), ...desks.map(({ doc }) => doc)])
          expect(ofDesk(doc)).toEqual(ofDesk(kept))
        for (const live of servers.lives) expect(ofBoard(live.board)).toEqual(ofBoard(board))
        const full = new Y.Doc()
        copyCommanded(tested.model, board, full)
        tested.model.project({ desk: kept, board: full }, 'all')
        expect(ofBoard(board)).toEqual(ofBoard(full))
        tested.assertValid(board)
        await servers.stop()
      }),
      { numRuns: 12, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
    )
  },
)

function letRefusalsPass(error: Error): void {
  if (!['UserMistake', 'Refusal'].includes(error.name)) throw error
}

function valuesOf(roots: object): (doc: Y.Doc) => unknown {
  return (doc) => Object.fromEntries(Object.keys(roots).map((name) => [name, doc.getMap(name).toJSON()]))
}
