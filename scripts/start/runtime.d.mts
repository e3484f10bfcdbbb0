export function chooseRuntime(
  root: string,
  version: string,
): { kind: 'this' } | { kind: 'other'; path: string } | { kind: 'none'; message: string }
