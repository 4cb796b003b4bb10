import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    // Fonts and icons stay files of their own: the content security policy allows no data addresses for them.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: gateway, ws: true },
      '/healthz': { target: gateway },
    },
  },
});
