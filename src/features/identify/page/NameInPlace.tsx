import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { useText } from '#ui/useText.ts'
import { identifyText } from '../text.ts'
import type { Identify } from './useIdentify.ts'

/** The name in the header, changed where it stands. For facilitators. */
export function NameInPlace({ identify: { objectId, name } }: { identify: Identify }) {
  const { unnamed } = useText(identifyText)
  return <ActivityName {...{ objectId, name, unnamed }} className={pageClasses.name} />
}
