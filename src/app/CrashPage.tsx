import { Button } from '@mantine/core'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import classes from './CrashPage.module.css'

/** @see specification, part 1, section 8: Crash */
export function CrashPage() {
  const text = useText(uiText)
  return (
    <main className={classes.page}>
      <h1 className={classes.message}>{text.crash}</h1>
      <Button size="lg" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </main>
  )
}
