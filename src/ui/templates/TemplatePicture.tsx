import { useState } from 'react'
import classes from './TemplatePicture.module.css'
import { templateText } from './text.ts'
import { useText } from '../texts/useText.ts'

export interface TemplatePictureProps {
  /** `default`, or `pic1` to `pic10`. */
  pic: string
  /** Name of its owner, for the text in place of a missing picture. */
  name: string
}

/** The picture of a template; decorative unless it is missing. */
export function TemplatePicture({ pic, name }: TemplatePictureProps) {
  const text = useText(templateText)
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === pic) {
    // Offline it is unknown whether it is missing.
    return <span className={classes.missing}>{navigator.onLine ? text.noPicture(name) : null}</span>
  }
  return (
    <img
      className={classes.picture}
      src={`/templates/${encodeURIComponent(pic)}.svg`}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(pic)}
    />
  )
}
