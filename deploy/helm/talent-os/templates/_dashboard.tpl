{{- /* A dashboard of Grafana in JSON, of the panels in files/dashboards: two beside each other. */ -}}
{{- define "talent-os.dashboard" -}}
{{- $source := dict "type" "prometheus" "uid" "${source}" -}}
{{- $panels := list -}}
{{- range $index, $panel := .board.panels -}}
{{- $targets := list -}}
{{- range $number, $query := $panel.queries -}}
{{- $expr := $query.expr | replace "$here" "namespace=\"$namespace\"" -}}
{{- $targets = append $targets (dict "refId" (printf "Q%d" $number) "datasource" $source "expr" $expr "legendFormat" $query.legend) -}}
{{- end -}}
{{- $at := dict "h" 8 "w" 12 "x" (mul 12 (mod $index 2)) "y" (mul 8 (div $index 2)) -}}
{{- $defaults := dict "unit" $panel.unit "min" 0 -}}
{{- $panels = append $panels (dict "id" (add1 $index) "type" "timeseries" "title" $panel.title "description" $panel.says "datasource" $source "gridPos" $at "targets" $targets "fieldConfig" (dict "defaults" $defaults "overrides" list)) -}}
{{- end -}}
{{- $variables := list
  (dict "name" "source" "type" "datasource" "query" "prometheus" "label" "Prometheus")
  (dict "name" "namespace" "type" "query" "datasource" $source "query" "label_values(talentos_backing_up, namespace)" "refresh" 2 "label" "Namespace") -}}
{{- dict "uid" .uid "title" .board.title "tags" (list "talent-os") "schemaVersion" 39 "editable" false "refresh" "1m" "time" (dict "from" "now-6h" "to" "now") "templating" (dict "list" $variables) "panels" $panels | toPrettyJson -}}
{{- end -}}
