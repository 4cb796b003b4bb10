export * from './insights.js';
export * from './insight-count.js';
export * from './datasets.js';
export * from './questions.js';
export * from './subscriptions.js';
export * from './fact-rows.js';
export * from './predictions.js';
export * from './dashboards.js';
