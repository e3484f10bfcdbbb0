import { Loader } from '@mantine/core'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import classes from './PageLoading.module.css'

/** A page on its way. It shows only after a moment: most come faster than a spinner can be noticed. */
export function PageLoading() {
  const text = useText(uiText)
  return (
    <div className={classes.page} role="status" aria-label={text.loading}>
      <Loader />
    </div>
  )
}
