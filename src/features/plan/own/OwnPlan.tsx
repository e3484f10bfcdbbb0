import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import { OwnInPlanDocument } from '#api/operations/planOwn.ts'
import { useText } from '#ui/texts/useText.ts'
import { ownRows } from './ownRows.ts'
import { ownRowsText } from './ownRowsText.ts'

/** The rows that a person added to one planner. */
export function OwnPlan(props: OwnPartProps) {
  const text = useText(ownRowsText)
  const { fetched, contents, pending, isKnown } = useFetchedOwn(props.part, OwnInPlanDocument)
  const answers = ownRows(fetched?.plan ?? null, contents, pending).map((row) => ({
    ...row,
    text: row.text || text.empty,
    under: [],
    link: { at: null },
  }))
  return <OwnItems {...props} {...{ answers, isKnown }} />
}
