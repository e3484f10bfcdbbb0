import { ActivityName } from '#activity/page/ActivityName.tsx'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import type { Present } from './usePresent.ts'

/** For facilitators: the name in the header, edited in place. */
export function NameInPlace({ present: { objectId, name } }: { present: Present }) {
  const { unnamed } = useText(presentText)
  return (
    <ActivityName {...{ objectId, name, unnamed }} limit={limits.slideTitle} className={pageClasses.name} />
  )
}
