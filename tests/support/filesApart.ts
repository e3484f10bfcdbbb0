import { vi } from 'vitest'

// The files of a worker share its process, which saves half of their time. Each starts with modules of its own, so that none
// finds what another left in them.
vi.resetModules()
