import { useState } from 'react'
import { useText } from '#ui/useText.ts'
import { previewPath } from './activityTypes.ts'
import type { ActivityType } from './activityTypes.ts'
import { buildText } from './buildText.ts'
import classes from './ActivityPreview.module.css'

/** What an activity looks like; a word where the picture is missing. */
export function ActivityPreview({ type }: { type: ActivityType }) {
  const text = useText(buildText)
  const [isMissing, setMissing] = useState(false)
  const { title } = text.types[type.name]
  if (isMissing) return <span className={classes.missing}>{text.previewMissing(title)}</span>
  return (
    <img
      className={classes.image}
      src={previewPath(type)}
      alt={text.previewOf(title)}
      width={640}
      height={400}
      onError={() => setMissing(true)}
    />
  )
}
