import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import type { Pulse } from './usePulse.ts'

/** For facilitators: the name in the header, edited in place. */
export function NameInPlace({ pulse: { objectId, name } }: { pulse: Pulse }) {
  const { unnamed } = useText(pulseText)
  return <ActivityName {...{ objectId, name, unnamed }} className={pageClasses.name} />
}
