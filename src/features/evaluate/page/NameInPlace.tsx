import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import type { Evaluate } from './useEvaluate.ts'

export interface NameInPlaceProps {
  evaluate: Evaluate
  unnamed: string
}

/** For facilitators: the name in the header, edited in place. */
export function NameInPlace({ evaluate: { objectId, name }, unnamed }: NameInPlaceProps) {
  return <ActivityName {...{ objectId, name, unnamed }} className={pageClasses.name} />
}
