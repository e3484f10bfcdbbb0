import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'
import classes from './SkipLink.module.css'

/** First stop of the Tab key: skips bars and lists and leads to the content. */
export function SkipLink() {
  const text = useText(uiText)
  return (
    <a className={classes.link} href="#content">
      {text.skipToContent}
    </a>
  )
}
