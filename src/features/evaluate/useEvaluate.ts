import { useMemo } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { readAxes } from '#domain/evaluate/axes.ts'
import { isHeatShown, opensAsGraph } from '#domain/evaluate/flags.ts'
import { pollRoots, readPolls } from '#domain/evaluate/items.ts'
import type { PollView } from '#domain/evaluate/items.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { readSetup } from '#domain/evaluate/setup.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useLanguage } from '#ui/texts/useText.ts'

/** A poll as it is listed. */
export interface Poll extends PollView {
  /** Its position in the list, from 1. */
  number: number
}

export interface EvaluateAxis {
  title: string
  /** What its values mean, such as '1 Low, 5 High', in the reader's language where nobody typed it. SPEC EV17 */
  help: string
}

/** What every view of an Evaluate activity builds on. */
export interface Evaluate extends Activity {
  part: AgendaPart | null
  name: string
  description: string
  /** Heading of the list of polls. */
  listTitle: string
  /** Its documents have arrived. */
  isKnown: boolean
  scale: Scale
  /** One for Scales, two for a matrix: the horizontal one first. */
  axes: readonly EvaluateAxis[]
  /** Labels of the quadrants I to IV, empty where nobody typed one. SPEC EV6 */
  quadrants: readonly [string, string, string, string]
  showQuadrants: boolean
  /** 0 is white, 1 to 4 are the schemes. */
  matrixColor: number
  /** The results start as a graph. SPEC EV14 */
  opensAsGraph: boolean
  /** The graph shows the heat map. SPEC EV13 */
  showHeat: boolean
  polls: readonly Poll[]
}

/** Opens the documents of an Evaluate activity that this user's role may read, and reads its polls and settings. */
export function useEvaluate(objectId: ObjectId): Evaluate {
  const activity = useActivity(objectId)
  const { source, board } = activity
  const { agenda } = useStateDocument()
  const part = agenda.find((one) => one.objectId === objectId) ?? null
  const info = useDerived(source, [roots.info], (doc) => Object.fromEntries(roots.info(doc)))
  const setup = useDerived(source, [roots.setup], readSetup)
  const axes = useDerived(source, [roots.info, roots.setup], readAxes)
  const language = useLanguage()
  const isKnown = useDerived(source, [roots.setup], (doc) => roots.setup(doc).size > 0)
  const startsAsGraph = useDerived(board, [roots.setup, boardRoots.flags], opensAsGraph)
  const showHeat = useDerived(board, [boardRoots.flags], isHeatShown)
  const polls = useDerived(source, pollRoots, readListedPolls)
  return useMemo(() => {
    const { numberOfAxis, pollRangeL, pollRangeH, matrixColor, showMatrixText } = setup
    return {
      ...activity,
      ...{ part, isKnown, polls, matrixColor, showHeat },
      name: part?.partName ?? '',
      description: info['evaluateDesc'] ?? '',
      listTitle: info['pollListTitleHeading'] ?? '',
      scale: { low: pollRangeL, high: pollRangeH, axes: numberOfAxis },
      axes: axes.map(({ title, help }) => ({ title, help: help[language] })),
      quadrants: [
        info['matrix1Text'] ?? '',
        info['matrix2Text'] ?? '',
        info['matrix3Text'] ?? '',
        info['matrix4Text'] ?? '',
      ],
      showQuadrants: showMatrixText,
      opensAsGraph: startsAsGraph,
    }
  }, [activity, part, info, setup, axes, language, isKnown, startsAsGraph, showHeat, polls])
}

/** The polls that the board shows, on a desk too, so that all roles see and vote on the same. */
function readListedPolls(doc: Parameters<typeof readPolls>[0]): Poll[] {
  return readPolls(doc).map((poll, at) => ({ ...poll, number: at + 1 }))
}
