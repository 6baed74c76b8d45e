/** Requested by a proxy in front of the server with `?domain=`, as Caddy's `on_demand_tls` does. */
export const certificatePath = '/certificate-allowed'
