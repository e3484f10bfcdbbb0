import type { ActivityKind } from '#domain/workshop/content.ts'
import type { Table, Verdict } from '../api/matrix/verdicts.ts'
import { brainstormCalls } from './brainstorm/calls.ts'
import { stageBrainstorm } from './brainstorm/stage.ts'
import type { KindCalls, Staging } from './contract.ts'
import { evaluateCalls, stageEvaluate } from './evaluate/calls.ts'
import { identifyCalls, stageIdentify } from './identify/calls.ts'
import { organizeCalls, stageOrganize } from './organize/calls.ts'
import { planCalls, stagePlan } from './plan/calls.ts'
import { presentCalls, stagePresent } from './present/calls.ts'
import { pulseCalls, stagePulse } from './pulse/calls.ts'

/** The kind's part of the authorization matrix: its rows, and how an activity is filled for them. */
interface TestedCalls {
  cases: KindCalls<never>
  stage(by: Staging): Promise<unknown>
}

/** The matrix parts of all kinds: the compiler reports a missing one. */
const testedCalls = {
  brainstorm: { cases: brainstormCalls, stage: stageBrainstorm },
  evaluate: { cases: evaluateCalls, stage: stageEvaluate },
  identify: { cases: identifyCalls, stage: stageIdentify },
  organize: { cases: organizeCalls, stage: stageOrganize },
  plan: { cases: planCalls, stage: stagePlan },
  present: { cases: presentCalls, stage: stagePresent },
  pulse: { cases: pulseCalls, stage: stagePulse },
} as const satisfies Record<ActivityKind, TestedCalls>

type Tested = typeof testedCalls
type CaseOf<Kind extends ActivityKind> = Kind extends ActivityKind
  ? keyof Tested[Kind]['cases'] & string
  : never

/** Cases of all kinds, by name. */
export type KindCase = CaseOf<ActivityKind>

/** The content that each kind has created in a workshop for its calls. */
export type StagedKinds = { [Kind in ActivityKind]: Awaited<ReturnType<Tested[Kind]['stage']>> }

/** Kinds that have a part of the matrix. */
export type StagedKind = ActivityKind

const built = Object.entries(testedCalls).map(
  ([kind, tested]) => [kind as ActivityKind, tested as TestedCalls] as const,
)

/**
 * Fills activities of all kinds, one after the other.
 *
 * @param wanted the kinds that the caller reads, when it reads no others: each costs some twenty calls
 */
export async function stageKinds(by: Staging, wanted?: ReadonlySet<StagedKind>): Promise<StagedKinds> {
  const staged: Partial<Record<ActivityKind, unknown>> = {}
  for (const [kind, { stage }] of built) if (wanted?.has(kind) ?? true) staged[kind] = await stage(by)
  return staged as StagedKinds
}

const allCases = built.flatMap(([kind, { cases }]) =>
  Object.entries(cases).map(([name, one]) => ({ kind, name, ...one })),
)
if (new Set(allCases.map(({ name }) => name)).size < allCases.length)
  throw new Error('two kinds have a case of one name')

/** The roles that may make the calls of all kinds. */
export const kindPolicy = Object.fromEntries(allCases.map(({ name, who }) => [name, who])) as Readonly<
  Record<KindCase, Table<Verdict>>
>

/** The calls of all kinds, as the text between the braces of the operation. */
export const kindCalls = Object.fromEntries(
  allCases.map(({ kind, name, call }) => [
    name,
    ({ kinds }: { kinds: StagedKinds }) => call(kinds[kind] as never),
  ]),
) as Readonly<Record<KindCase, (stage: { kinds: StagedKinds }) => string>>
