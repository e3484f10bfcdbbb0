import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import type { CopiedValues } from '#domain/evaluate/copy.ts'
import { pollType, subPollType } from '#domain/evaluate/items.ts'
import { newSetup, setupNumbers } from '#domain/evaluate/setup.ts'
import type { OfficialKind } from '../official.ts'

/** Scales or a 2x2 matrix of a template that comes with the product, with the scale of a new activity. SPEC EV2. */
export interface OfficialEvaluate extends EvaluateTexts {
  kind: 'evaluate'
  /** 0, white, when left out. */
  matrixColor?: number
  /** In steps when left out. */
  resultsMode?: ResultsMode
}

/** Its texts; in each language the lists have the same lengths. */
export interface EvaluateTexts {
  name: string
  desc: string
  /** Heading of the list of polls. */
  listTitle: string
  /** One for Scales, two for a matrix: the horizontal one first. */
  axes: readonly OfficialAxis[]
  /** Labels of the quadrants I to IV of a matrix: top left, top right, bottom left, bottom right. SPEC EV6 */
  quadrants?: readonly [string, string, string, string]
  /** None when the room's own ideas are to be copied into it. */
  polls: readonly { text: string; desc: string }[]
  /** Notes for the facilitator. */
  notes: string
}

interface OfficialAxis {
  title: string
  /** Such as '1 Low, 5 High': screens write the two words at the ends of the slider. */
  help: string
}

export const officialEvaluate: OfficialKind<OfficialEvaluate, EvaluateTexts> = {
  values,
  translated: (activity, texts) => ({ ...activity, ...texts }),
  texts: ({ desc, listTitle, axes, quadrants = [], polls, notes }) => [
    ...[desc, listTitle, notes, ...quadrants],
    ...axes.flatMap(({ title, help }) => [title, help]),
    ...polls.flatMap((poll) => [poll.text, poll.desc]),
  ],
  form: ({ axes, quadrants, polls, matrixColor, resultsMode }) => ({
    ...{ axes: axes.length, hasQuadrants: quadrants !== undefined },
    ...{ polls: polls.map(({ desc }) => desc !== ''), matrixColor, resultsMode },
  }),
}

function values(activity: OfficialEvaluate, now: number): CopiedValues {
  const { name, desc, listTitle, axes, quadrants = [], polls, notes } = activity
  const [x, y] = axes
  const [matrix1Text, matrix2Text, matrix3Text, matrix4Text] = quadrants
  const texts = {
    ...{ evaluateName: name, evaluateDesc: desc, pollListTitleHeading: listTitle },
    ...{ group1Text: x?.title, group1HelpText: x?.help, group2Text: y?.title, group2HelpText: y?.help },
    ...{ matrix1Text, matrix2Text, matrix3Text, matrix4Text, notes },
  }
  const info = Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text] as const] : []))
  const { matrixColor = newSetup.matrixColor, resultsMode = 'STEPS' } = activity
  const added = { color: 0, source: null, under: null, createdAt: now, copied: false }
  return {
    info: Object.fromEntries(info),
    setup: setupNumbers({ ...newSetup, numberOfAxis: y ? 2 : 1, matrixColor }),
    resultsMode,
    items: {
      [pollType.record.key]: polls.map((poll) => ({ ...poll, ...added })),
      [subPollType.record.key]: [],
    },
  }
}
