import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusPage } from '#ui/focus/pageFocus.ts'

/** After a navigation the new page's heading takes the focus, so that screen-reader focus is never lost. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    focusPage()
  }, [pathname])
  return null
}
