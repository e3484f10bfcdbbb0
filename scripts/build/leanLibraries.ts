import { join } from 'node:path'
import type { Plugin } from 'vite'

const plainLogging = join(import.meta.dirname, 'plainLogging.ts')

/** Yjs asks for two functions of it, and its colours bring eight kilobytes of schemas along. */
const usesPlainLogging: Plugin = {
  name: 'plenum-uses-plain-logging',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^lib0\/logging$/ }, handler: () => plainLogging },
}

/** The build does not drop a component that is given a name for React's developer tools, or made by a call it does not know. */
const displayName = /^\w+\.displayName = "\w+";$/gm
const makesComponent = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
const devWarnings = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * Lets the build drop the components of React Router that no page uses, and its warnings for developers.
 *
 * @throws {Error} from the build when the library is written otherwise than these patterns expect
 */
function dropsUnusedRoutes(): Plugin {
  let isFound = false
  return {
    name: 'plenum-drops-unused-routes',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/, code: devWarnings },
      handler(code) {
        isFound = true
        const lean = code
          .replaceAll(displayName, '')
          .replaceAll(makesComponent, '= /* @__PURE__ */ $1')
          .replace(devWarnings, 'var ENABLE_DEV_WARNINGS = false;')
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error(`react-router has no "${devWarnings}" any more: look at leanLibraries.ts`)
    },
  }
}

/** Leaves out of libraries what no page uses and everybody would load: five kilobytes of gzipped script. */
export const leanLibraries: readonly Plugin[] = [usesPlainLogging, dropsUnusedRoutes()]
