import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { useText } from '#ui/texts/useText.ts'
import { planText } from '../text.ts'
import type { Plan } from './usePlan.ts'

/** For facilitators: the name in the header, edited in place. */
export function NameInPlace({ plan: { objectId, name } }: { plan: Plan }) {
  const { unnamed } = useText(planText)
  return <ActivityName {...{ objectId, name, unnamed }} className={pageClasses.name} />
}
