import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { PageHeading } from '#ui/PageHeading.tsx'
import { focusPage } from '#ui/pageFocus.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import classes from './CrashPage.module.css'

/** What had the focus is gone, and so is the live region: the heading takes it, to be heard. @see specification, part 1, section 8: Crash */
export function CrashPage() {
  const text = useText(uiText)
  useEffect(() => focusPage(), [])
  return (
    <main className={classes.page}>
      <PageHeading pageTitle={text.crash} className={classes.message ?? ''} />
      <Button size="lg" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </main>
  )
}
