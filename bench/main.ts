// `npm run bench [-- jobs | identity]`: runs one of the measurements, that of jobs unless another is named.
const measurements: Record<string, () => Promise<unknown>> = {
  jobs: () => import("./measure-jobs.ts"),
  identity: () => import("./measure-identity.ts"),
};

const name = process.argv.slice(2).find((argument) => !argument.startsWith("-") && argument in measurements) ?? "jobs";
await measurements[name]?.();
