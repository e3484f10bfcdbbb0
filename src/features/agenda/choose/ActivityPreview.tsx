import { useState } from 'react'
import type { ActivityChoice } from '#activity/choice.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'
import classes from './ActivityPreview.module.css'

/** A picture of an activity type; a message with its name when the picture cannot be loaded. */
export function ActivityPreview({ choice }: { choice: ActivityChoice }) {
  const text = useText(buildText)
  const [isMissing, setMissing] = useState(false)
  const { title } = useText(choice.text)
  if (isMissing) return <span className={classes.missing}>{text.previewMissing(title)}</span>
  return (
    <img
      className={classes.image}
      src={choice.preview}
      alt={text.previewOf(title)}
      width={640}
      height={400}
      onError={() => setMissing(true)}
    />
  )
}
