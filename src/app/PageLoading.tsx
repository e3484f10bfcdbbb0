import { Loader } from '@mantine/core'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './PageLoading.module.css'

/** A loading page. The spinner appears after a delay: most pages load before it would be noticed. */
export function PageLoading() {
  const text = useText(uiText)
  return (
    <div className={classes.page} role="status" aria-label={text.loading}>
      <Loader />
    </div>
  )
}
