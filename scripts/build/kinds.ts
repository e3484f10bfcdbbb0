import type { notYet } from '../../src/domain/activity/model.ts'
import type { ActivityKind } from '../../src/domain/workshop/content.ts'

/** What the build knows of a kind of activity. */
export interface BuiltKind {
  /** What a participant's phone loads first of it. */
  page: string
  /** What is measured in `bundle-budget.ts`, and the most that it may be, in kB of gzipped script. */
  budget: readonly [name: string, kb: number]
  /** Pages with the same name share one file of what several pages need; none for the kind that all participants load. */
  readers?: string
  /** Its page is built of item types: what acts on items is in a file with its readers. */
  hasItems?: true
  /** Patterns of its rules and calls outside of its folders, under `src`. */
  own?: string
  /** The same for its views. */
  screens?: string
  /** Patterns of its rules and calls that paired phones need as well as its page, where the others are too large for them. */
  remote?: string
  /** What a facilitator's session needs of it at once. */
  facilitator?: readonly string[]
  /** What grouping needs of it, in addition. */
  grouping?: readonly string[]
}

/** A line for each kind; the one without `readers` is in the files of every session. */
const lines: Readonly<Record<ActivityKind, BuiltKind | typeof notYet>> = {
  brainstorm: {
    page: 'src/features/brainstorm/page/BrainstormRoute.tsx',
    budget: ['participant, until the first answer', 216.8],
    facilitator: [
      'src/features/brainstorm/page/FacilitatorTools.tsx',
      'src/features/brainstorm/page/TitlesInPlace.tsx',
      'src/features/brainstorm/editor/BrainstormPanel.tsx',
    ],
    grouping: [
      'src/features/brainstorm/groups/GroupsPage.tsx',
      'src/features/brainstorm/groups/GroupsDesk.tsx',
      'src/features/brainstorm/post/PostDialog.tsx',
    ],
  },
  identify: {
    page: 'src/features/identify/page/IdentifyRoute.tsx',
    budget: ['participant in Identify, until the first answer', 215.8],
    readers: 'answers',
    hasItems: true,
  },
  plan: {
    page: 'src/features/plan/page/PlanRoute.tsx',
    // With what draws a long table in small steps.
    budget: ['participant in a planner, until the first cell', 235.9],
    readers: 'table',
  },
  evaluate: {
    page: 'src/features/evaluate/page/EvaluateRoute.tsx',
    // Sliders and ballots are larger than a box for an answer.
    budget: ['participant in Scales, until the first vote', 230.4],
    readers: 'votes',
    hasItems: true,
  },
  pulse: {
    page: 'src/features/pulse/page/PulseRoute.tsx',
    budget: ['participant in a pulse, until the first vote', 235],
    readers: 'votes',
    hasItems: true,
    own: 'domain/messages/pulse',
  },
  present: {
    page: 'src/features/present/page/PresentRoute.tsx',
    // pdf.js comes with the document.
    budget: ['participant in Slides, until the document is asked for', 222],
    readers: 'slides',
    hasItems: true,
    own: 'domain/messages/slide',
  },
  organize: {
    page: 'src/features/organize/page/OrganizeRoute.tsx',
    // The board of those who read it; drags come for those who sort.
    budget: ['participant in Organize, until the first item', 238.9],
    readers: 'votes',
    hasItems: true,
    own: 'domain/messages/organize',
    remote: 'domain/organize/(flags|info|items|places|roots|steps)|api/operations/organizeVotes',
  },
}

/** The kinds that are built, with patterns of their rules and calls, and of their views without the face. */
export const builtKinds = Object.entries(lines).flatMap(([name, line]) => {
  if (line === 'notYet') return []
  const own = under(`domain/${name}/`, `api/operations/${name}`, line.own)
  const remote = line.remote === undefined ? null : under(line.remote)
  return { ...line, name, own, remote, screens: under(`features/${name}/(?!face.ts|place/)`, line.screens) }
})

/** What facilitators load of all kinds: for their session, and for grouping. */
export const ofFacilitators = {
  session: builtKinds.flatMap(({ facilitator = [] }) => facilitator),
  grouping: builtKinds.flatMap(({ grouping = [] }) => grouping),
}

function under(...paths: (string | undefined)[]): RegExp {
  const named = paths.filter((path) => path !== undefined).join('|')
  return new RegExp(`src/(${named.replaceAll('.', '\\.')})`.replaceAll('/', '[\\\\/]'))
}
