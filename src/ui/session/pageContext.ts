import { useEffect } from 'react'
import { create } from 'zustand'
import type { SessionState } from '#domain/state.ts'

/** What of an activity is on the screen, in the fields of the shared state: goes along with Present and Follow me. */
export type PageContext = Partial<
  Pick<
    SessionState,
    | 'activeMultiTopicId'
    | 'activePostId'
    | 'activePostGroupId'
    | 'topicActivePos'
    | 'showGroupPage'
    | 'showOverviewPage'
    | 'showResultsPage'
    | 'showEditPage'
    | 'showGraph'
    | 'showWordCloudPage'
    | 'pdfPage'
    | 'focus'
  >
>

const usePageContextStore = create<{ context: PageContext }>(() => ({ context: {} }))

/** An activity tells what of it is on the screen. Compared by value, so it may be a new object each time. */
export function usePublishPageContext(context: PageContext): void {
  const text = JSON.stringify(context)
  useEffect(() => {
    usePageContextStore.setState({ context: JSON.parse(text) as PageContext })
  }, [text])
  useEffect(() => () => usePageContextStore.setState({ context: {} }), [])
}

/** What of the current activity is on the screen; nothing in the lobby. */
export function usePageContext(): PageContext {
  return usePageContextStore(({ context }) => context)
}
