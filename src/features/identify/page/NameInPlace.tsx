import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { useText } from '#ui/texts/useText.ts'
import { identifyText } from '../text.ts'
import type { Identify } from './useIdentify.ts'

/** For facilitators: the name in the header, edited in place. */
export function NameInPlace({ identify: { objectId, name } }: { identify: Identify }) {
  const { unnamed } = useText(identifyText)
  return <ActivityName {...{ objectId, name, unnamed }} className={pageClasses.name} />
}
