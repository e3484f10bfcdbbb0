import type { CopiedValues } from '#domain/plan/copy.ts'
import type { OfficialKind } from '../official.ts'

/** A planner of a template that comes with the product, without rows. Texts stay within the limits of the domain. */
export interface OfficialPlan extends PlanTexts {
  kind: 'plan'
}

/** Its texts; in each language the lists have the same lengths. */
export interface PlanTexts {
  name: string
  desc: string
  columns: readonly OfficialColumn[]
  /** Notes for the facilitator. */
  notes: string
}

interface OfficialColumn {
  heading: string
  /** None when left out. SPEC PL11 */
  choices?: readonly string[]
}

export const officialPlan: OfficialKind<OfficialPlan, PlanTexts> = {
  values,
  translated: (activity, texts) => ({ ...activity, ...texts }),
  texts: ({ desc, columns, notes }) => [
    ...[desc, notes],
    ...columns.flatMap(({ heading, choices = [] }) => [heading, ...choices]),
  ],
  form: ({ columns }) => ({ columns: columns.map(({ choices = [] }) => choices.length) }),
}

function values({ name, desc, columns, notes }: OfficialPlan): CopiedValues {
  return {
    info: { planName: name, planDesc: desc, notes },
    columns: columns.map(({ heading, choices = [] }) => ({ heading, choices })),
    rows: [],
  }
}
