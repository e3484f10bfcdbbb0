import { Component } from 'react'
import type { ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

/** Shows the crash page instead of a white one when something below could not be rendered. React logs the error by itself, once. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}
