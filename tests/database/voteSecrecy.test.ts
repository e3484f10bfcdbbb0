import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actsOf, anyMode, anyPoll, polls, votesIn } from './votedWorkshop.ts'
import { Worlds, highest } from './voteWorlds.ts'
import type { Step } from './voteWorlds.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { votedWorkshop } = votesIn(database)

const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: highest }) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constant(undefined) },
)
const isRecognisable = fc.nat(2).map((number) => number === 0)
const values = fc.array(value, { minLength: polls.length, maxLength: polls.length })
const step = actsOf<Step>(
  [20, ['vote'], { by: fc.nat(), values, isRecognisable }],
  [3, ['withdraw'], { by: fc.nat(), targets: fc.uniqueArray(anyPoll, { minLength: 1 }), isRecognisable }],
  [2, ['mode'], { mode: anyMode }],
  [6, ['close', 'open', 'open', 'open', 'reset', 'undo', 'restart']],
  [1, ['proxy'], { poll: anyPoll }],
  [1, ['join', 'remove'], { people: fc.integer({ min: 1, max: 3 }) }],
  [2, ['delete', 'restore'], { poll: anyPoll }],
)

test('[BT5] [BT19] no tally tells what somebody chose until it is shown with at least two others', async () => {
  const seen = { secrets: 0, showings: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 12 }),
      fc.record({
        victims: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        from: fc.nat(20),
        by: fc.integer({ min: 1, max: highest - 1 }),
      }),
      fc.array(step, { minLength: 40, maxLength: 90, size: 'max' }),
      async (joined, secret, steps) => {
        const workshops = [await votedWorkshop(1, joined), await votedWorkshop(1, joined)]
        const worlds = new Worlds(database, { workshops, secret, joined })
        await worlds.widen()
        for (const [at, one] of steps.entries()) {
          await worlds.take(one, at)
          await worlds.compare(seen)
        }
        await worlds.take({ does: 'close' }, steps.length)
        await worlds.compare(seen)
        await worlds.expectOnlyFewWithheld()
        await worlds.stop()
      },
    ),
    { numRuns: 16, endOnFailure: true },
  )
  // The runs did compare worlds that differ, and came to showings.
  expect(seen.secrets).toBeGreaterThan(50)
  expect(seen.showings).toBeGreaterThan(0)
})
