import { lazy, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { MissingPart } from './MissingPart.tsx'
import type { MissingPartProps } from './MissingPart.tsx'
import { isMissingFile, refetchStyles } from './missingFile.ts'
import { reloadAfterDeployment } from './reloadAfterDeployment.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type LazyPart<P> = LazyExoticComponent<ComponentType<P>>

/** A page that is fetched when it is shown. Where its file cannot be had, it says so in its place and tries again. */
export function lazyPage<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('page', load)
}

/** As `lazyPage`, for a dialog: says it at the edge of the screen, and can be closed by the dialog's own `onClose`. */
export function lazyDialog<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('dialog', load)
}

/** As `lazyPage`, for what a page can do without: stays away until its file can be had. */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('part', load)
}

/** React keeps a failed load for ever: what it keeps here is a part that goes on trying. Other errors are thrown as always. */
function lazyAs<P extends object>(kind: MissingPartProps['kind'], load: Load<P>): LazyPart<P> {
  return lazy(async () => {
    try {
      return await load()
    } catch (error) {
      if (!isMissingFile(error)) throw error
      void reloadAfterDeployment(error)
      return { default: untilThere(kind, load) }
    }
  })
}

function untilThere<P extends object>(kind: MissingPartProps['kind'], load: Load<P>): ComponentType<P> {
  let there: ComponentType<P> | null = null
  const fetchAgain = async (): Promise<void> => {
    if (there) return
    const loaded = await load()
    await refetchStyles()
    there = loaded.default
  }
  return function UntilThere(props: P) {
    const [, showIt] = useState(false)
    const [failure, setFailure] = useState<Error | null>(null)
    if (failure) throw failure
    if (there) {
      const Part = there
      return <Part {...props} />
    }
    const tryAgain = async (isAsked: boolean): Promise<void> => {
      try {
        await fetchAgain()
        showIt(true)
      } catch (error) {
        if (!isMissingFile(error)) setFailure(error instanceof Error ? error : new Error(String(error)))
        else if (isAsked) await reloadAfterDeployment(error)
      }
    }
    return <MissingPart kind={kind} onRetry={tryAgain} onClose={closeOf(props)} />
  }
}

function closeOf(props: object): (() => void) | undefined {
  const { onClose } = props as { onClose?: unknown }
  return typeof onClose === 'function' ? () => void onClose() : undefined
}
