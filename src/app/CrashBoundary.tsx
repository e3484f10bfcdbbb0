import { Button } from '@mantine/core'
import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { focusPage } from '#ui/focus/pageFocus.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './CrashBoundary.module.css'

/** Shows the crash page instead of a blank one when rendering below it failed. React logs the error itself, once. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}

/** The crash removed the focused element and the live region, so the heading takes the focus and screen readers announce it. SPEC M22. */
function CrashPage() {
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
