import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import { reloadAfterDeployment } from './reloadAfterDeployment.ts'

/** Shows the crash page instead of a white one when something below could not be rendered. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reloadAfterDeployment(error)
    // eslint-disable-next-line no-console -- the one place where a crash can be told to whoever looks for it
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}
