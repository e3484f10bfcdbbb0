import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { Fragment } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { FacesProvider } from '#activity/faces.tsx'
import { faces } from '#app/registries/faces.ts'

/**
 * Renders a view with what every view relies on: the component library (without transitions), the kinds of activities
 * and a router.
 *
 * @param path initial location of the router
 * @param Around what else is around the view, also when it is rendered again
 */
export function renderView(
  view: ReactNode,
  path = '/',
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): RenderResult {
  return render(view, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MantineProvider env="test">
        <FacesProvider faces={faces}>
          <MemoryRouter initialEntries={[path]}>
            <Around>{children}</Around>
          </MemoryRouter>
        </FacesProvider>
      </MantineProvider>
    ),
  })
}
