import { Component } from 'react'
import type { ReactNode } from 'react'
import { reloadAfterDeployment } from '#ui/reloadAfterDeployment.ts'
import { CrashPage } from './CrashPage.tsx'

/** Shows the crash page instead of a white one when something below could not be rendered. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  /** React logs the error by itself, once. */
  override componentDidCatch(error: Error): void {
    void reloadAfterDeployment(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}
