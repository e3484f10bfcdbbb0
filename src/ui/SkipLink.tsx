import { uiText } from './text.ts'
import { useText } from './useText.ts'
import classes from './SkipLink.module.css'

/** The first stop of the Tab key: past bars and lists, into the content. */
export function SkipLink() {
  const text = useText(uiText)
  return (
    <a className={classes.link} href="#content">
      {text.skipToContent}
    </a>
  )
}
