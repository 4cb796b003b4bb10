import { useViewParams } from '../../../../lib/use-view-params';

/** Which application is open beside the pipeline, kept in the address: a link to it can be shared, and Back closes it. */
export function useApplicationView() {
  const [params, change] = useViewParams();
  return {
    applicationId: params.get('application') ?? undefined,
    remaining: params.has('remaining'),
    open: (applicationId: string) => change({ application: applicationId }),
    showRemaining: () => change({ remaining: 'true' }),
    close: () => change({ application: undefined, remaining: undefined }, { replace: true }),
  };
}
